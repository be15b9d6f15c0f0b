import type { Book } from "../../howto";

// What the engine has made (web/howto), too long for the compiler to read.
declare const book: Book;
export default book;
