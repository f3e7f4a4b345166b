process.env.INPUT_OPERATION = 'download-artifacts';
require('../../dist/index.js');
