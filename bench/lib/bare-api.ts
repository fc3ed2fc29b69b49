import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The yardstick of the API: the same SQL behind a route of the same framework, and nothing else.
// `bare-api.ts <port> <database file> <sql> <parameters as JSON>`
const [port = '0', file = '', sql = '', parameters = '[]'] = process.argv.slice(2);
const statement = new DatabaseSync(file, { readOnly: true }).prepare(sql);
const values = JSON.parse(parameters) as (string | number | null)[];

const app = new Hono();
app.get('/', (c) => c.json(statement.all(...values)));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
