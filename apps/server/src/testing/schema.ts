import { sql } from 'kysely';
import type { Store } from '../core/db/store.ts';

/** Columns, keys, references and indexes of a store, one line each, for comparing schemas of one engine. */
export async function readSchema({ db, engine }: Store): Promise<string[]> {
  const { rows } = await (engine === 'sqlite' ? sqliteSchema : postgresSchema).execute(db);
  return rows.map(({ line }) => line).sort();
}

const sqliteSchema = sql<{ line: string }>`
  select concat_ws(' ', 'column', t.name, c.cid, c.name, c.type, c."notnull", c.dflt_value, c.pk) as line
    from pragma_table_list t, pragma_table_xinfo(t.name) c where t.type = 'table' and t.schema = 'main'
  union all
  select concat_ws(' ', 'reference', t.name, f."from", f."table", f."to", f.on_update, f.on_delete)
    from pragma_table_list t, pragma_foreign_key_list(t.name) f where t.schema = 'main'
  union all
  select concat_ws(' ', 'index', t.name, i.name, i."unique", i.origin,
      (select group_concat(x.name || ' ' || x.desc || ' ' || x.coll) from pragma_index_xinfo(i.name) x where x.key),
      (select replace(substr(m.sql, instr(m.sql, ' where ')), '"', '') from sqlite_master m
        where m.name = i.name and i.partial))
    from pragma_table_list t, pragma_index_list(t.name) i where t.schema = 'main'`;

const postgresSchema = sql<{ line: string }>`
  select concat_ws(' ', 'column', table_name, ordinal_position, column_name, data_type, collation_name,
      is_nullable, column_default) as line
    from information_schema.columns where table_schema = current_schema()
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = current_schema()`;
