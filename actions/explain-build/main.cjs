process.env.INPUT_OPERATION = 'explain-build';
require('../../dist/index.js');
