/** Writes numbers the way of a language, which `locale` names; undefined is the browser's. */
export interface Writing {
  readonly locale: string | undefined;
  readonly number: (value: number) => string;
  /** With a plus or minus, but for 0. */
  readonly signed: (value: number) => string;
}

/** Whether a text is a language tag. */
export function isTag(text: unknown): text is string {
  try {
    return Intl.getCanonicalLocales(text as string).length > 0;
  } catch {
    return false;
  }
}

/** How a language writes; throws a RangeError when the tag is none. */
export function writing(locale: string | undefined): Writing {
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, options);
    return (value: number) => numbers.format(value).replace('-', '−');
  };
  return {
    locale,
    number: format({ maximumFractionDigits: 2 }),
    signed: format({ maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
  };
}

/** Seconds as 4:05 or 1:04:05, in the digits of the language. */
export function clock(seconds: number, { number }: Writing): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, at) => (at > 0 && part < 10 ? number(0) : '') + number(part)).join(':');
}

/**
 * The number in a text, with a point or a comma and any minus sign; NaN when there is none. Three
 * digits after each of them are thousands: 1,250 and 1.250 are 1250.
 */
export const numberIn = (text: string): number => {
  const bare = text.replace(/\s/g, '').replace(/[−–]/, '-');
  const thousands = /^[-+]?[1-9]\d{0,2}([.,]\d{3})+$/.test(bare);
  const plain = bare.replace(thousands ? /[.,]/g : ',', thousands ? '' : '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
};
