/** Limits of whole import paths, everything that is loaded on demand included, without React, in kilobytes of 1000 bytes, gzipped. */
export const importLimits: Readonly<Record<string, number>> = {
  'api/rules': 29.9,
  'api/contract': 37,
  'api/client': 13,
  'api/hooks': 43.6,
  ui: 75.2,
  forms: 274,
};

/** Limits of the stylesheets of single components, with the base that all share. */
export const styleLimits: Readonly<Record<string, number>> = {
  'ui/button': 4.5,
  'ui/data-table': 8.5,
  'ui/dialog': 6,
  'forms/dokap-editor': 9.5,
};

/** Size limits of single exports of a package, without React, in kilobytes of 1000 bytes. */
export interface ExportLimits {
  each: number;
  /** Exports with a separate limit, by name. */
  others: Readonly<Record<string, number>>;
}

/** An export that is imported alone does not include the rest of its package. */
export const exportLimits: Readonly<Record<string, ExportLimits>> = {
  '@pabean/ui': {
    each: 9.8,
    others: {
      VirtualTable: 11.5,
      FileSlot: 10.6,
      Button: 4,
      Field: 6.2,
      TextField: 6.2,
      DataTable: 15.9,
      PlainTable: 10.3,
    },
  },
  '@pabean/forms': {
    each: 43.5,
    others: {
      ContainerListEditor: 44.2,
      GoodsEditor: 70.2,
      PpftzContainers: 58.8,
      PpftzPackagingPanel: 55.5,
      PassengerGoodsLines: 67,
      CourierGoodsLines: 67,
      TransitDocumentLines: 66,
      PpftzIdentityStep: 68.5,
      DokapEditor: 57.9,
      DatedDocumentsEditor: 50,
      PaymentProofDialog: 53,
      PaymentProofForm: 51.5,
      ReportUpload: 81,
      ManifestUploadForm: 51.5,
      NoStripEditor: 57,
      AnswerQuestionDialog: 44.8,
      RegistrationForm: 57.5,
      TransitForm: 82.5,
      CourierTransitForm: 82.5,
      PermitHeaderForm: 52.5,
      SendApplication: 14.7,
      FormsProvider: 3.4,
      formsEn: 15.3,
      formsId: 14.9,
    },
  },
};

/** Largest JavaScript and CSS of pages of the portal, late parts included, in kilobytes of 1000 bytes. */
export const pageLimits = {
  /** What a page adds to the frame. */
  each: 25,
  /**
   * Pages with a separate limit. The frame is everything that the emptiest page loads after signing in. Above the bars
   * of docs/adr/0013, which lists their contents: a new page adds its row and its address to the frame.
   */
  others: {
    login: 99.1,
    frame: 152.7,
    'application-detail': 140.5,
    'application-form': 55,
    'change-password': 31.4,
    profile: 56.8,
    'application-list': 32,
    'browse-list': 39.9,
    'browse-detail': 44.7,
    'reconciliation-list': 34.6,
    'release-letter-list': 36,
    'report-list': 39,
    'ppftz-list': 37.2,
    'ppftz-recording': 36.5,
    'ppftz-detail': 58.9,
    'ppftz-editor': 86.4,
    'report-upload': 58,
    'reconciliation-form': 45.4,
    announcements: 51.6,
    'performance-report': 52,
    'tfa-setup': 55.4,
    'tfa-verify': 49.2,
    'licence-check': 63.8,
    'reset-password': 64.8,
    'update-password': 68.3,
    register: 99.6,
    'transit-menu': 92.7,
    'transit-form': 142.7,
    'transit-courier-form': 141.6,
    'transit-result': 73.3,
  } as Readonly<Record<string, number>>,
};

/** How much an accepted size may change before the change must be accepted: a tenth, from 0.5 KB to 3 KB. */
export const explainedChange = (kilobytes: number): number => Math.min(3, Math.max(0.5, kilobytes / 10));
