process.env.INPUT_OPERATION = 'retry-failed-jobs';
require('../../dist/post.js');
