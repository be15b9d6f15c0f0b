# Everything is done by the script ./dev; more words for a command go into ARGS: make play ARGS="--help"
.PHONY: help play test page kernels types lessons screenshots thorough bench strength train setup lock clean

help play test page kernels types lessons screenshots thorough bench strength train setup lock clean:
	@./dev $@ $(ARGS)

# Let "make play PYTHON=..." reach the script.
export PYTHON
