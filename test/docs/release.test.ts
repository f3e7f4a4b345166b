import { describe, expect, it } from 'vitest';
import { movingTags, notesOf } from '../../scripts/release.ts';

describe('the tags that a release moves', () => {
  it.each([
    ['the first one', 'v0.1.0', ['v0.1.0'], ['v0.1', 'v0']],
    ['a newer patch', 'v1.4.2', ['v1.4.1', 'v1.4.2', 'v1.3.9'], ['v1.4', 'v1']],
    ['a patch of an older minor version', 'v1.3.9', ['v1.3.9', 'v1.10.0', 'v1.10', 'v1'], ['v1.3']],
    ['an older patch', 'v1.4.1', ['v1.4.1', 'v1.4.10'], []],
    ['the last of an older major version', 'v1.9.0', ['v1.9.0', 'v2.0.0'], ['v1.9', 'v1']],
    ['a numerical comparison', 'v1.10.0', ['v1.10.0', 'v1.9.0'], ['v1.10', 'v1']],
  ])('%s', (_, tag, released, moved) => {
    expect(movingTags(tag, released)).toEqual(moved);
  });
});

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- New\n\n## [1.2.0] - 2026-11-22\n\n### Fixed\n\n- Old\n\n## [1.1.0] - 2026-11-01\n\n- Older\n';

  it.each([
    ['1.2.0', '### Fixed\n\n- Old\n'],
    ['1.1.0', '- Older\n'],
    ['1.2', null],
    ['Unreleased', null],
  ])('are the section %s of the changelog, if it has one', (version, notes) => {
    expect(notesOf(changelog, version)).toBe(notes);
  });
});
