import { defineConfig } from 'tsup';
import { packageConfig } from '../../tools/build/package-config.ts';

const forms = '!(internal|messages|testing)/';

export default defineConfig(
  packageConfig({ apart: [forms, 'messages/', 'messages/{id,en}.ts'], styled: [forms] }),
);
