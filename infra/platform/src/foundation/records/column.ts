import type { Field } from '../schema/class-schema.ts';

/** Whether a value is given when a row is inserted: always, or only if there is one, or never. */
export type Given = 'always' | 'maybe' | 'never';

interface Facts<G extends Given> {
  field: Field;
  given: G;
  /** The value of a row inserted without one. */
  missing: unknown;
  /** The value read from a row stored without one. */
  nullAs: unknown;
  /** Whether Parse Server creates the column by itself: it is no field of the class. */
  builtIn: boolean;
  /** The type it is read as, where `pg` would read text. */
  cast?: 'float8';
}

/** A column of a table: `T` is what code reads. Each method returns a copy that says one thing more. */
export class Column<T = unknown, G extends Given = Given> {
  declare readonly type: T;
  readonly facts: Facts<G>;

  constructor(facts: Facts<G>) {
    this.facts = facts;
  }

  /** A column read as a narrower type. */
  as<Narrow extends T>(): Column<Narrow, G> {
    return new Column(this.facts);
  }

  /** A row may have no value: null. */
  nullable(): Column<T | null, 'maybe'> {
    return new Column({ ...this.facts, given: 'maybe' });
  }

  /** A row without a value, stored by another program or as null, is read as if it had this one. */
  nullAs(value: NonNullable<T>): Column<NonNullable<T>, G> {
    return new Column({ ...this.facts, nullAs: value });
  }

  /** A row inserted without a value gets this one, and a row stored without one is read as if it had it. */
  default(value: T): Column<T, 'maybe'> {
    return new Column({ ...this.facts, given: 'maybe', missing: value, nullAs: value });
  }

  /** Filled by the database: never inserted. */
  filled(): Column<T, 'never'> {
    return new Column({ ...this.facts, given: 'never' });
  }

  /** Created by Parse Server itself: no field of the class. */
  builtIn(): Column<T, G> {
    return new Column({ ...this.facts, builtIn: true });
  }
}

function column<T>(field: Field): Column<T, 'always'> {
  return new Column({ field, given: 'always', missing: null, nullAs: null, builtIn: false });
}

export const string = column<string>({ type: 'String' });
export const number = column<number>({ type: 'Number' });
/** A bigint, read as a number. */
export const bytes = new Column<number, 'always'>({ ...number.facts, cast: 'float8' });
export const boolean = column<boolean>({ type: 'Boolean' });
export const date = column<Date>({ type: 'Date' });
export const object = column<object>({ type: 'Object' });
/** Any JSON. */
export const json = column<unknown>({ type: 'Object' });
export const array = column<readonly unknown[]>({ type: 'Array' });
/** The name of a stored file. */
export const file = column<string>({ type: 'File' });

/** The id of an object of another class. One called `accountId` in code is stored as `account`. */
export function pointer(targetClass: string): Column<string, 'always'> {
  return column({ type: 'Pointer', targetClass });
}

/** A number that Parse Server too gives to objects without one. */
export function numberWithDefault(value: number): Column<number, 'maybe'> {
  return column<number>({ type: 'Number', defaultValue: value }).default(value);
}
