import { defineConfig } from 'tsup';
import { packageConfig } from '../../tools/build/package-config.ts';

export default defineConfig(packageConfig({ styles: 'dist/!(internal|messages)' }));
