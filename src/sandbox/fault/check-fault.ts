import { routes } from '../http/routes.ts';
import type { Fault, FaultBehavior } from './fault.ts';

/** The required fields of each kind. */
const requiredFields: { readonly [Kind in FaultBehavior['kind']]: readonly string[] } = {
  status: ['status'],
  reset: [],
  stall: [],
  delay: ['ms'],
  cut: [],
  slow: ['pieceBytes', 'pauseMs'],
  garble: ['body'],
  headers: [],
  unanswered: [],
  late: ['afterMs'],
  lag: ['youngerThanMs'],
  ignore: ['parameters'],
  forget: ['fields'],
  pages: [],
};

/** All kinds of faults. */
export const faultKinds = Object.keys(requiredFields);

/** Throws a TypeError if the fault is not valid: faults also arrive as JSON from other processes. */
export function checkFault(fault: Fault): void {
  checkBehavior(fault);
  const { on, times = 1, skip = 0 } = fault;
  if (typeof on === 'string' && !Object.hasOwn(routes, on))
    throw new TypeError(`There is no endpoint "${on}"`);
  if (times !== 'always' && !(Number.isInteger(times) && times > 0))
    throw new TypeError(`times must be a positive integer or "always"; it was ${times}`);
  if (!(Number.isInteger(skip) && skip >= 0))
    throw new TypeError(`skip must be an integer of 0 or more; it was ${skip}`);
}

function checkBehavior(behavior: FaultBehavior): void {
  const { kind } = behavior;
  if (typeof kind !== 'string' || !Object.hasOwn(requiredFields, kind))
    throw new TypeError(`There is no fault kind ${JSON.stringify(kind)}`);
  if (kind === 'status' && !(behavior.status >= 200 && behavior.status <= 599))
    throw new TypeError(
      `A fault of kind "status" requires a status from 200 to 599; it was ${behavior.status}`,
    );
  const missing = requiredFields[kind].find((name) => !Object.hasOwn(behavior, name));
  if (missing !== undefined) throw new TypeError(`A fault of kind "${kind}" requires ${missing}`);
  if ('failure' in behavior && behavior.failure !== undefined) checkBehavior(behavior.failure);
}
