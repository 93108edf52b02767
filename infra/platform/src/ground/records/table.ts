import type { Queryable } from '../database/sql.ts';
import type { ClassSchema } from '../schema/class-schema.ts';
import type { Column } from './column.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';
import { updateRow } from './update-row.ts';

type Columns = Readonly<Record<string, Column>>;

/** A row as it is read. */
export type RowOf<T extends Table> = { id: string; createdAt: Date; updatedAt: Date } & {
  [K in keyof T['columns']]: T['columns'][K]['type'];
};

type Names<C extends Columns, G> = { [K in keyof C]: C[K]['facts']['given'] extends G ? K : never }[keyof C];

/** A row to be inserted. Columns with a default, or that may be null, can be left out. */
export type NewRow<T extends Table> = Recorded & {
  [K in Names<T['columns'], 'always'>]: T['columns'][K]['type'];
} & { [K in Names<T['columns'], 'maybe'>]?: T['columns'][K]['type'] | undefined };

/** Columns to be changed. */
type Changes<T extends Table> = { [K in keyof T['columns']]?: T['columns'][K]['type'] | undefined };

declare const selected: unique symbol;
/** A select list whose rows are of type `Row`. */
export type Selected<Row> = string & { readonly [selected]: Row };
/** The rows of a select list. */
export type SelectedRow<S> = S extends Selected<infer Row> ? Row : never;

interface Settings<C extends Columns> {
  columns: C;
  /** Fields of the class that are relations, with their target classes. */
  relations?: Readonly<Record<string, string>>;
  /** Who may read a row, should the class ever be opened. */
  readers?(row: NewRow<Table<C>>, id: string): readonly string[];
}

/** A table that Parse Server creates from a class: the one place that says which columns it has. */
export class Table<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
  readonly #settings: Settings<C>;
  readonly #written: readonly (readonly [key: string, column: string, missing: unknown])[];

  constructor(name: string, settings: Settings<C>) {
    this.name = name;
    this.columns = settings.columns;
    this.#settings = settings;
    this.#written = Object.entries(settings.columns).flatMap(([key, { facts }]) =>
      facts.given === 'never' ? [] : [[key, this.columnOf(key), facts.missing] as const],
    );
  }

  /** The class as Parse Server is told. */
  get schema(): ClassSchema {
    const own = Object.entries(this.columns).filter(([, { facts }]) => !facts.builtIn);
    const relations = Object.entries(this.#settings.relations ?? {});
    return {
      className: this.name,
      fields: {
        ...Object.fromEntries(own.map(([key, { facts }]) => [this.columnOf(key), facts.field])),
        ...Object.fromEntries(
          relations.map(([key, targetClass]) => [key, { type: 'Relation', targetClass }]),
        ),
      },
    };
  }

  /** The column of a key: a pointer called `accountId` is stored as `account`. */
  columnOf(key: string): string {
    if (key === 'id') return 'objectId';
    return this.columns[key]?.facts.field.type === 'Pointer' ? key.replace(/Id$/, '') : key;
  }

  /** A select list of these columns, of the table or its alias; stored nulls are read as the columns say. */
  select<K extends keyof RowOf<Table<C>> & string>(
    keys: readonly K[],
    alias?: string,
  ): Selected<Pick<RowOf<Table<C>>, K>> {
    const list = keys.map((key) => {
      const column = `${alias ? `${alias}.` : ''}"${this.columnOf(key)}"`;
      const nullAs = this.columns[key]?.facts.nullAs ?? null;
      return `${nullAs === null ? column : `coalesce(${column}, ${literal(nullAs)})`} as "${key}"`;
    });
    return list.join(', ') as Selected<Pick<RowOf<Table<C>>, K>>;
  }

  /** Reads columns of rows. `rest` is the statement after the table's name. */
  query<K extends keyof RowOf<Table<C>> & string>(
    sql: Queryable,
    keys: readonly K[],
    rest: string,
    values: readonly unknown[] = [],
  ): Promise<Pick<RowOf<Table<C>>, K>[]> {
    return sql.query(`select ${this.select(keys)} from "${this.name}" ${rest}`, values);
  }

  /** Reads columns of the first row, or undefined. */
  async one<K extends keyof RowOf<Table<C>> & string>(
    sql: Queryable,
    keys: readonly K[],
    rest: string,
    values: readonly unknown[] = [],
  ): Promise<Pick<RowOf<Table<C>>, K> | undefined> {
    const [row] = await this.query(sql, keys, rest, values);
    return row;
  }

  /** Inserts rows and returns their ids, in the given order. */
  async insert(sql: Queryable, rows: readonly NewRow<Table<C>>[]): Promise<string[]> {
    const stored = rows.map((row) => this.stored(row));
    await insertRows(sql, this.name, stored);
    return stored.map(({ objectId }) => objectId);
  }

  /** Changes columns of one row and dates the change. Without any it does nothing. */
  async update(sql: Queryable, id: string, changes: Changes<Table<C>>): Promise<void> {
    const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
    const columns = entries.map(([key, value]) => [this.columnOf(key), value]);
    await updateRow(sql, this.name, id, Object.fromEntries(columns));
  }

  /** A row as it is stored, with every column that may be given. */
  stored(row: NewRow<Table<C>>): ReturnType<typeof baseColumns> & Record<string, unknown> {
    const given: Record<string, unknown> = row;
    const base = baseColumns(row);
    const stored: Record<string, unknown> & typeof base = base;
    for (const [key, column, missing] of this.#written) stored[column] = given[key] ?? missing;
    return { ...stored, _rperm: this.#settings.readers?.(row, base.objectId) ?? [] };
  }
}

/** The account that a row belongs to; undefined when there is no such row. */
export function accountOfRow({ name }: Table<{ accountId: Column }>) {
  return async (sql: Queryable, id: string): Promise<string | undefined> => {
    const row = await sql.one<{ account: string }>(`select account from "${name}" where "objectId" = $1`, [
      id,
    ]);
    return row?.account;
  };
}

/** A value from code as it is written in a statement. */
function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
