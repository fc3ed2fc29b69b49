import { runInTerminal } from './lib/run.ts';

const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);
const isCi = Boolean(process.env.CI);

if (hasToken) {
  // One picture per component, the story of all its states, and the example screens. `isPicture` is the same rule.
  process.exitCode = await runInTerminal('chromatic', [
    '--exit-zero-on-changes',
    '--build-script-name=build:storybook',
    '--only-story-names=**/Variants',
    '--only-story-names=Screens/**',
  ]);
} else {
  console.log(
    'Chromatic compares pictures of the stories and needs CHROMATIC_PROJECT_TOKEN, which is not set.',
  );
  console.log('Nothing was compared. The token is on the Manage page of the project at Chromatic.');
  process.exitCode = isCi ? 1 : 0;
}
