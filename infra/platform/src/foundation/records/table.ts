import type { Queryable } from '../database/sql.ts';
import type { ClassSchema } from '../schema/class-schema.ts';
import { type Column, date, string } from './column.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';
import { updateRow } from './update-row.ts';
import { updateRows } from './update-rows.ts';

type Columns = Readonly<Record<string, Column>>;

/** The type of a row that is read. */
export type RowOf<T extends OwnTable> = { [K in keyof T['columns']]: T['columns'][K]['type'] };

type Names<C extends Columns, G> = { [K in keyof C]: C[K]['facts']['given'] extends G ? K : never }[keyof C];

/** The type of a row to insert. Columns that are nullable or have a default are optional. */
export type NewRow<T extends OwnTable> = {
  [K in Names<T['columns'], 'always'>]: T['columns'][K]['type'];
} & { [K in Names<T['columns'], 'maybe'>]?: T['columns'][K]['type'] | undefined };

type Changes<C extends Columns> = { [K in Exclude<keyof C, 'id'>]?: C[K]['type'] | undefined };

declare const selected: unique symbol;
/** A select list whose rows are of type `Row`. */
type Selected<Row> = string & { readonly [selected]: Row };
/** The rows of a select list. */
export type SelectedRow<S> = S extends Selected<infer Row> ? Row : never;

/** A table that its SQL file creates. Every other table is a `Table`. */
export class OwnTable<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;

  constructor(name: string, columns: C) {
    this.name = name;
    this.columns = columns;
  }

  /** The name of the stored column: a pointer named `accountId` is stored as `account`. */
  columnOf(key: string): string {
    return this.columns[key]?.facts.field.type === 'Pointer' ? key.replace(/Id$/, '') : key;
  }

  /**
   * Returns a select list of these columns, from the table or its alias. Stored nulls are read as the columns
   * define.
   */
  select<K extends keyof C & string>(
    keys: readonly K[],
    alias?: string,
  ): Selected<Pick<RowOf<OwnTable<C>>, K>> {
    const list = keys.map((key) => {
      const { nullAs = null, cast } = this.columns[key]?.facts ?? {};
      const column = `${alias ? `${alias}.` : ''}"${this.columnOf(key)}"${cast ? `::${cast}` : ''}`;
      return `${nullAs === null ? column : `coalesce(${column}, ${literal(nullAs)})`} as "${key}"`;
    });
    return list.join(', ') as Selected<Pick<RowOf<OwnTable<C>>, K>>;
  }

  /** Reads columns of rows. `rest` is the SQL after the table name. */
  query<K extends keyof C & string>(
    sql: Queryable,
    keys: readonly K[],
    rest: string,
    values: readonly unknown[] = [],
  ): Promise<Pick<RowOf<OwnTable<C>>, K>[]> {
    return sql.query(`select ${this.select(keys)} from "${this.name}" ${rest}`, values);
  }

  /** Reads columns of the first row; undefined if there is none. */
  async one<K extends keyof C & string>(
    sql: Queryable,
    keys: readonly K[],
    rest: string,
    values: readonly unknown[] = [],
  ): Promise<Pick<RowOf<OwnTable<C>>, K> | undefined> {
    const [row] = await this.query(sql, keys, rest, values);
    return row;
  }
}

/** The columns of every class. A new row gets them automatically. */
const classColumns = {
  id: string.nullable().as<string>(),
  createdAt: date.nullable().as<Date>(),
  updatedAt: date.nullable().as<Date>(),
};

type WithBase<C extends Columns> = typeof classColumns & C;

interface Settings<C extends Columns> {
  columns: C;
  /** The class's relation fields, with their target classes. */
  relations?: Readonly<Record<string, string>>;
  /** The ACL readers of a row. They apply only if the class is ever opened. */
  readers?(row: NewRow<OwnTable<WithBase<C>>>, id: string): readonly string[];
}

/** A table that Parse Server creates from a class. Its columns are defined only here. */
export class Table<C extends Columns = Columns> extends OwnTable<WithBase<C>> {
  readonly #settings: Settings<C>;
  readonly #written: readonly (readonly [key: string, column: string])[];
  /** The stored form of a row without values. Copying it is fast. */
  readonly #missing: Readonly<Record<string, unknown>>;

  constructor(name: string, settings: Settings<C>) {
    super(name, { ...classColumns, ...settings.columns });
    this.#settings = settings;
    const written = Object.entries(settings.columns).filter(([, { facts }]) => facts.given !== 'never');
    this.#written = written.map(([key]) => [key, this.columnOf(key)]);
    this.#missing = Object.fromEntries(
      written.map(([key, { facts }]) => [this.columnOf(key), facts.missing]),
    );
  }

  /** The class schema for Parse Server. */
  get schema(): ClassSchema {
    const { columns, relations = {} } = this.#settings;
    const own = Object.entries(columns).filter(([, { facts }]) => !facts.builtIn);
    return {
      className: this.name,
      fields: {
        ...Object.fromEntries(own.map(([key, { facts }]) => [this.columnOf(key), facts.field])),
        ...Object.fromEntries(
          Object.entries(relations).map(([key, targetClass]) => [key, { type: 'Relation', targetClass }]),
        ),
      },
    };
  }

  override columnOf(key: string): string {
    return key === 'id' ? 'objectId' : super.columnOf(key);
  }

  /** Inserts rows and returns their ids in the given order. */
  async insert(sql: Queryable, rows: readonly NewRow<OwnTable<WithBase<C>>>[]): Promise<string[]> {
    const stored = rows.map((row) => this.stored(row));
    await insertRows(sql, this.name, stored);
    return stored.map(({ objectId }) => objectId);
  }

  /** Updates columns of one row and its update time. Does nothing without changes. */
  async update(sql: Queryable, id: string, changes: Changes<WithBase<C>>): Promise<void> {
    const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
    const columns = entries.map(([key, value]) => [this.columnOf(key), value]);
    await updateRow(sql, this.name, id, Object.fromEntries(columns));
  }

  /** Updates the same columns of many rows and their update times, in statements of thousands of rows. */
  async updateMany(sql: Queryable, rows: readonly (Changes<WithBase<C>> & { id: string })[]): Promise<void> {
    const stored = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [this.columnOf(key), value])),
    );
    await updateRows(sql, this.name, stored);
  }

  /** Returns the stored form of a row, with every insertable column. */
  stored(row: NewRow<OwnTable<WithBase<C>>>): ReturnType<typeof baseColumns> & Record<string, unknown> {
    const given: Record<string, unknown> & Recorded = row;
    const base = baseColumns(given);
    const stored: Record<string, unknown> & typeof base = { ...this.#missing, ...base };
    for (const [key, column] of this.#written) stored[column] = given[key] ?? stored[column];
    stored._rperm = this.#settings.readers?.(row, base.objectId) ?? [];
    return stored;
  }
}

/** Returns a function that finds the account of a row; undefined if there is no such row. */
export function accountOfRow(table: OwnTable<{ id: Column; accountId: Column }>) {
  const statement = `select "account" from "${table.name}" where "${table.columnOf('id')}" = $1`;
  return async (sql: Queryable, id: string): Promise<string | undefined> =>
    (await sql.one<{ account: string }>(statement, [id]))?.account;
}

/** Formats a value from code as an SQL literal. */
function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
