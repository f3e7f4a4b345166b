const saved = process.env['STATE_kitestring-late'] || process.env.STATE_kitestring || '';
if (saved !== '' && !saved.startsWith('{"phase":"done"')) {
    process.argv.splice(2, Number.POSITIVE_INFINITY, 'post');
    require('./index.js');
}
