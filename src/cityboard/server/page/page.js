// The way in: the start page, or a table by its address.

import { whoAmI } from "./server.js";
import { showStart } from "./start.js";
import { showTable } from "./table.js";
import { notice, speak } from "./words.js";

try {
  await speak();
  const me = await whoAmI();
  const table = location.pathname.match(/^\/table\/([^/]+)$/);
  await (table ? showTable(table[1], me) : showStart(me));
} catch (error) {
  await notice(error);
}
