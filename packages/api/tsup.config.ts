import { defineConfig } from 'tsup';
import { modulesConfig } from '../../tools/build/package-config.ts';

export default defineConfig(modulesConfig);
