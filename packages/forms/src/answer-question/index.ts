export {
  AnswerQuestionDialog,
  type AnswerQuestionDialogProps,
  type QuestionAnswer,
} from './answer-question-dialog.tsx';
