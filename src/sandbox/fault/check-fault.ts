import { endpoints } from '../../model/endpoints.ts';
import type { Effect, Fault } from './fault.ts';

/** What each kind cannot do without. */
const needs: { readonly [Kind in Effect['kind']]: readonly string[] } = {
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

/** The kinds of faults there are. */
export const effectKinds = Object.keys(needs);

/** Throws a TypeError for what is no fault: faults come from other processes too, as JSON. */
export function checkFault(fault: Fault): void {
  checkEffect(fault);
  const { on, times = 1, skip = 0 } = fault;
  if (typeof on === 'string' && !Object.hasOwn(endpoints, on))
    throw new TypeError(`There is no endpoint "${on}"`);
  if (times !== 'always' && !(Number.isInteger(times) && times > 0))
    throw new TypeError(`A fault's times are a whole number above zero, or "always"; they were ${times}`);
  if (!(Number.isInteger(skip) && skip >= 0))
    throw new TypeError(`A fault's skip is a whole number; it was ${skip}`);
}

function checkEffect(effect: Effect): void {
  const { kind } = effect;
  if (typeof kind !== 'string' || !Object.hasOwn(needs, kind))
    throw new TypeError(`There is no fault of the kind ${JSON.stringify(kind)}`);
  if (kind === 'status' && !(effect.status >= 200 && effect.status <= 599))
    throw new TypeError(
      `A fault of the kind "status" needs a status from 200 to 599; it was ${effect.status}`,
    );
  const missing = needs[kind].find((name) => !Object.hasOwn(effect, name));
  if (missing !== undefined) throw new TypeError(`A fault of the kind "${kind}" needs ${missing}`);
  if ('failure' in effect && effect.failure !== undefined) checkEffect(effect.failure);
}
