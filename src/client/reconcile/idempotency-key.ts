import type { Build } from '../../model/build.ts';
import type { CreateBuild } from '../../model/requests.ts';
import { InvalidArgumentError } from '../errors.ts';

/**
 * The name under which the client's key stands in a build's meta-data. Of an alphabet that cannot break the syntax of
 * the `meta_data[...]` filter (api.md §4.3).
 */
export const buildKeyName = 'kitestring-key';

/** The body with the key in it. @throws InvalidArgumentError when it has one already, or the key cannot be searched for. */
export function withKey(body: CreateBuild, key: string): CreateBuild {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new InvalidArgumentError('key', 'must be 1 to 200 letters, digits, dots, dashes and underscores');
  }
  if (body.meta_data !== undefined && Object.hasOwn(body.meta_data, buildKeyName)) {
    throw new InvalidArgumentError(`body.meta_data.${buildKeyName}`, 'is what the client itself sets');
  }
  return { ...body, meta_data: { ...body.meta_data, [buildKeyName]: key } };
}

/** True for a build that carries the key itself. One that was rebuilt from it may have inherited the key. */
export function hasKey(build: Build, key: string): boolean {
  return build.meta_data?.[buildKeyName] === key;
}

/** True for a build that was made from another. */
export function isRebuild(build: Build): boolean {
  return build.rebuilt_from !== null && build.rebuilt_from !== undefined;
}

/** True unless the build says that it was made from another body. */
export function fitsBody(build: Build, body: CreateBuild): boolean {
  return (
    agrees(build.branch, body.branch) && (body.message === undefined || agrees(build.message, body.message))
  );
}

/** A service that does not tell does not contradict. */
function agrees(told: string | null | undefined, sent: string): boolean {
  return told === null || told === undefined || told === sent;
}
