process.env.INPUT_OPERATION = 'list-suites';
require('../../dist/post.js');
