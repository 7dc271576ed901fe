/** What one of each unit is in the unit that is asked for; '' where plain numbers are. */
export type Units = Readonly<Record<string, number>>;

interface Amount {
  readonly value: number;
  readonly isPlain: boolean;
}

const functions = ['calc', 'min', 'max', 'clamp'];

class NoAmount extends Error {}

/** Reads from left to right what CSS can work out of numbers (CSS Values and Units 4, "Mathematical Expressions"). */
class Reader {
  private at = 0;
  private readonly css: string;
  private readonly units: Units;

  constructor(css: string, units: Units) {
    this.css = css;
    this.units = units;
  }

  whole(): Amount {
    const amount = this.number() ?? this.called();
    if (!amount || this.at < this.css.length) throw new NoAmount();
    return amount;
  }

  /** What stands here in that form, without the spaces around it. */
  private take(form: RegExp): string | undefined {
    const sticky = new RegExp(form, 'y');
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.css);
    if (!found) return undefined;
    this.at = sticky.lastIndex;
    return found[0].trim();
  }

  private expect(form: RegExp): void {
    if (this.take(form) === undefined) throw new NoAmount();
  }

  private number(): Amount | undefined {
    const text = this.take(/[-+]?(\d+(\.\d+)?|\.\d+)([a-z]+|%)?/);
    if (text === undefined) return undefined;
    const unit = /[a-z%]*$/.exec(text)?.[0] ?? '';
    const factor = unit === '' ? 1 : this.units[unit];
    if (factor === undefined) throw new NoAmount();
    return { value: Number.parseFloat(text) * factor, isPlain: unit === '' };
  }

  private called(): Amount | undefined {
    const name = this.take(/[a-z]+(?=\()/);
    if (name === undefined) return undefined;
    if (!functions.includes(name)) throw new NoAmount();
    this.expect(/\(\s*/);
    const parts = [this.sum()];
    while (this.take(/\s*,\s*/) !== undefined) parts.push(this.sum());
    this.expect(/\s*\)/);
    return result(name, parts);
  }

  private bracketed(): Amount {
    this.expect(/\(\s*/);
    const amount = this.sum();
    this.expect(/\s*\)/);
    return amount;
  }

  private sum(): Amount {
    let left = this.product();
    for (;;) {
      // Without spaces around it a sign belongs to the number behind it.
      const sign = this.take(/\s+[-+]\s+/);
      if (sign === undefined) return left;
      const right = this.product();
      ofOneKind([left, right]);
      left = { ...left, value: left.value + (sign === '-' ? -right.value : right.value) };
    }
  }

  private product(): Amount {
    let left = this.factor();
    for (;;) {
      const sign = this.take(/\s*[*/]\s*/);
      if (sign === undefined) return left;
      const right = this.factor();
      if (!right.isPlain && (sign === '/' || !left.isPlain)) throw new NoAmount();
      const value = sign === '/' ? left.value / right.value : left.value * right.value;
      left = { value, isPlain: left.isPlain && right.isPlain };
    }
  }

  private factor(): Amount {
    return this.number() ?? this.called() ?? this.bracketed();
  }
}

function ofOneKind(parts: readonly Amount[]): void {
  if (new Set(parts.map(({ isPlain }) => isPlain)).size > 1) throw new NoAmount();
}

function result(name: string, parts: readonly Amount[]): Amount {
  ofOneKind(parts);
  const values = parts.map(({ value }) => value);
  const isPlain = parts[0]?.isPlain ?? true;
  const [first = 0, second = 0, third = 0] = values;
  if (name === 'min') return { value: Math.min(...values), isPlain };
  if (name === 'max') return { value: Math.max(...values), isPlain };
  if (values.length !== (name === 'calc' ? 1 : 3)) throw new NoAmount();
  return { value: name === 'calc' ? first : Math.max(first, Math.min(second, third)), isPlain };
}

/** What a browser makes of one number of CSS, functions included; undefined where it is none, or in a unit that is not among these. */
export function amountOf(css: string, units: Units): number | undefined {
  try {
    const { value, isPlain } = new Reader(css.trim(), units).whole();
    return Number.isFinite(value) && isPlain === Object.hasOwn(units, '') ? value : undefined;
  } catch (error) {
    if (error instanceof NoAmount) return undefined;
    throw error;
  }
}

/** The parts of a value between these signs, or between spaces; those within brackets divide nothing. */
export function partsOf(css: string, separator: ',' | '/' | ' '): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of css.trim()) {
    depth += Number(sign === '(') - Number(sign === ')');
    const isSpace = separator === ' ' && /\s/.test(sign);
    if (depth === 0 && (sign === separator || isSpace)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return separator === ' ' ? parts.filter((part) => part !== '') : parts.map((part) => part.trim());
}
