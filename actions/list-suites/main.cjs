process.env.INPUT_OPERATION = 'list-suites';
require('../../dist/index.js');
