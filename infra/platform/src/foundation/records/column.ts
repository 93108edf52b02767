import type { Field } from '../schema/class-schema.ts';

/** Whether an inserted row has a value for the column: always, sometimes, or never. */
export type Given = 'always' | 'maybe' | 'never';

interface Facts<G extends Given> {
  field: Field;
  given: G;
  /** The value stored if a row is inserted without one. */
  missing: unknown;
  /** The value read if a row has none. */
  nullAs: unknown;
  /** Whether Parse Server creates the column itself, so that the class declares no field for it. */
  builtIn: boolean;
  /** The type to cast to, where `pg` would return text. */
  cast?: 'float8';
}

/**
 * A column of a table. `T` is the type that code reads. Each method returns a copy with one more property.
 */
export class Column<T = unknown, G extends Given = Given> {
  declare readonly type: T;
  readonly facts: Facts<G>;

  constructor(facts: Facts<G>) {
    this.facts = facts;
  }

  /** Reads the column as a narrower type. */
  as<Narrow extends T>(): Column<Narrow, G> {
    return new Column(this.facts);
  }

  /** Allows null. */
  nullable(): Column<T | null, 'maybe'> {
    return new Column({ ...this.facts, given: 'maybe' });
  }

  /** Sets the value read for rows that have none because another program stored them or stored null. */
  nullAs(value: NonNullable<T>): Column<NonNullable<T>, G> {
    return new Column({ ...this.facts, nullAs: value });
  }

  /** Sets the value inserted if none is given, and read for rows that have none. */
  default(value: T): Column<T, 'maybe'> {
    return new Column({ ...this.facts, given: 'maybe', missing: value, nullAs: value });
  }

  /** Filled by the database, so code never inserts it. */
  filled(): Column<T, 'never'> {
    return new Column({ ...this.facts, given: 'never' });
  }

  /** Created by Parse Server itself, so the class declares no field for it. */
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
export const json = column<unknown>({ type: 'Object' });
export const array = column<readonly unknown[]>({ type: 'Array' });
/** The name of a stored file. */
export const file = column<string>({ type: 'File' });

/** The id of an object of another class. A column named `accountId` in code is stored as `account`. */
export function pointer(targetClass: string): Column<string, 'always'> {
  return column({ type: 'Pointer', targetClass });
}

/** A number with a default that Parse Server also applies. */
export function numberWithDefault(value: number): Column<number, 'maybe'> {
  return column<number>({ type: 'Number', defaultValue: value }).default(value);
}
