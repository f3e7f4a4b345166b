import type { Parse } from './parsed.ts';

const powers = ['', 'k', 'm', 'g', 't'];

/** A number of bytes such as `500MB` or `1.5 GiB`. */
export const parseSize: Parse<number> = (text) => {
  const [, number = '', power = '', binary] =
    /^(\d{1,15}(?:\.\d{1,6})?) ?(?:([kmgt]?)(i?)b?)$/i.exec(text) ?? [];
  const value = Math.floor(Number(number) * (binary ? 1_024 : 1_000) ** powers.indexOf(power.toLowerCase()));
  return number !== '' && value >= 1 && Number.isSafeInteger(value)
    ? { value }
    : { expected: 'a size, such as 500MB or 1GiB' };
};
