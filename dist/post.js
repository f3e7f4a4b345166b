function stepFile(environment, what) {
    const { RUNNER_TEMP: folder, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION } = environment;
    const name = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, GITHUB_ACTION, what].join('-');
    return folder && GITHUB_RUN_ID && /^[\w.-]{1,200}$/.test(name) ? `${folder}/kitestring-${name}` : null;
}
const fs = process.getBuiltinModule('node:fs');
const saved = process.env.STATE_kitestring || '';
const [ended, pending] = [stepFile(process.env, 'ended'), stepFile(process.env, 'pending')];
try {
    if (ended !== null)
        fs.writeFileSync(ended, '');
}
catch {
}
if ((saved !== '' && saved !== '[]') || (pending !== null && fs.existsSync(pending))) {
    process.argv.splice(2, Number.POSITIVE_INFINITY, 'post');
    require('./index.js');
}
