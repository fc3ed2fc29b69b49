export { PpftzContentsStep, type PpftzContentsStepProps } from './contents-step.tsx';
export { documentRows, PpftzHeaderFacts, type PpftzHeaderFactsProps, shownGroups } from './header-facts.tsx';
export { PpftzIdentityStep, type PpftzIdentityStepProps } from './identity-step.tsx';
export { PpftzWizard, type PpftzWizardProps } from './ppftz-wizard.tsx';
export type { PpftzReferences } from './references.ts';
export { PpftzReviewStep, type PpftzReviewStepProps } from './review-step.tsx';
export {
  type PpftzField,
  type PpftzFieldRow,
  type PpftzStep,
  ppftzFieldGroups,
  ppftzSteps,
} from './steps.ts';
export { filesOfPpftz } from './use-field-messages.ts';
