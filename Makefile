# The script ./dev does everything; pass arguments to a command in ARGS: make play ARGS="--help"
.PHONY: help play test page kernels types lessons screenshots thorough soak bench strength train setup lock clean

help play test page kernels types lessons screenshots thorough soak bench strength train setup lock clean:
	@./dev $@ $(ARGS)

# Let "make play PYTHON=..." reach the script.
export PYTHON
