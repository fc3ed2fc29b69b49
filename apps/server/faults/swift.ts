import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A private OpenStack Swift that answers as S3 does, on one machine, in its own temporary folder. */
export interface Swift {
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Kills all its processes, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again; resolves once it answers. */
  resume(): Promise<void>;
  /** Stops the processes without ending them: connections are taken, nothing answers. `false` lets them go on. */
  freeze(frozen: boolean): void;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

const credentials = { accessKeyId: 'pabean:files', secretAccessKey: 'only-for-tests' };
const kinds = ['account', 'container', 'object'] as const;
const program = (name: string) => `/usr/bin/swift-${name}-server`;

/** Starts a Swift with its S3 interface. @throws Error when it is not installed */
export async function startSwift(): Promise<Swift> {
  if (!existsSync(program('proxy')) || !existsSync(program('object'))) {
    throw new Error(
      'OpenStack Swift is not installed. On Debian: apt-get install swift swift-proxy swift-account swift-container swift-object',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'pabean-swift-'));
  const addresses = await configure(folder);
  const endpoint = addresses.at(-1) ?? '';
  let running: ChildProcess[] = [];
  const signal = (name: NodeJS.Signals) => {
    for (const each of running) each.kill(name);
  };
  const abandon = () => {
    signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const swift: Swift = {
    endpoint,
    credentials,
    async kill() {
      const ended = running.map((each) => new Promise((resolve) => each.once('exit', resolve)));
      signal('SIGKILL');
      await Promise.all(ended);
      running = [];
    },
    async resume() {
      running = [...kinds, 'proxy'].map((kind) =>
        spawn(program(kind), [join(folder, `${kind}.conf`)], {
          stdio: 'ignore',
          cwd: folder,
        }),
      );
      await Promise.all(addresses.map((address) => untilAnswered(`${address}/healthcheck`)));
    },
    freeze: (frozen) => signal(frozen ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      process.off('exit', abandon);
      await swift.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await swift.resume();
  return swift;
}

/** Writes the configuration and the rings, and returns the addresses of all servers, the proxy's last. */
async function configure(folder: string): Promise<string[]> {
  mkdirSync(join(folder, 'devices', 'one'), { recursive: true });
  mkdirSync(join(folder, 'cache'));
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const main = (port: number) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    // Everything in one process, so that killing it kills all of it.
    'workers = 0',
    `user = ${process.env.USER ?? 'root'}`,
    `swift_dir = ${folder}`,
    `devices = ${join(folder, 'devices')}`,
    'mount_check = false',
    'disable_fallocate = true',
  ];
  write('swift.conf', ['[swift-hash]', 'swift_hash_path_suffix = a', 'swift_hash_path_prefix = b']);
  const ports: number[] = [];
  for (const kind of kinds) {
    const port = await freePort();
    ports.push(port);
    write(`${kind}.conf`, [
      ...main(port),
      '[pipeline:main]',
      `pipeline = healthcheck ${kind}-server`,
      '[filter:healthcheck]',
      'use = egg:swift#healthcheck',
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
    makeRing(join(folder, `${kind}.builder`), port);
  }
  const port = await freePort();
  write('proxy.conf', [
    ...main(port),
    '[pipeline:main]',
    'pipeline = catch_errors proxy-logging healthcheck cache s3api tempauth proxy-logging proxy-server',
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...['catch_errors', 'proxy-logging:proxy_logging', 'healthcheck', 'cache:memcache', 's3api'].flatMap(
      (filter) => {
        const [name, egg = name] = filter.split(':');
        return [`[filter:${name}]`, `use = egg:swift#${egg}`];
      },
    ),
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_${credentials.accessKeyId.replace(':', '_')} = ${credentials.secretAccessKey} .admin`,
  ]);
  return [...ports, port].map((each) => `http://127.0.0.1:${each}`);
}

function makeRing(builder: string, port: number) {
  const ring = (...args: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
  ring('create', '0', '1', '0');
  ring('add', `r1z1-127.0.0.1:${port}/one`, '1');
  ring('rebalance');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilAnswered(url: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch (error) {
      if (attempt > 1_200) throw error;
    }
    await wait(50);
  }
}
