process.env.INPUT_OPERATION = 'list-flaky-tests';
require('../../dist/post.js');
