process.env.INPUT_OPERATION = 'trigger-build';
require('../../dist/index.js');
