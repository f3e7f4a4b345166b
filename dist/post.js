const saved = process.env.STATE_kitestring || '';
if (saved !== '' && saved !== '[]') {
    process.argv.splice(2, Number.POSITIVE_INFINITY, 'post');
    require('./index.js');
}
