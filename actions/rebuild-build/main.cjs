process.env.INPUT_OPERATION = 'rebuild-build';
require('../../dist/index.js');
