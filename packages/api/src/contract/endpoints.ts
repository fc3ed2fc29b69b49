import * as application from './application.ts';
import * as applicationLists from './application-lists.ts';
import * as captcha from './captcha.ts';
import * as company from './company.ts';
import * as copying from './copy-application.ts';
import * as crash from './crash.ts';
import * as dokap from './dokap.ts';
import * as rows from './dokap-rows.ts';
import * as dokapTypes from './dokap-types.ts';
import * as licence from './licence.ts';
import * as manifest from './manifest.ts';
import * as masterDokap from './master-dokap.ts';
import * as officePages from './office-pages.ts';
import * as officeRecords from './office-records.ts';
import * as password from './password.ts';
import * as ppftz from './ppftz.ts';
import * as ppftzContainers from './ppftz-containers.ts';
import * as ppftzFiles from './ppftz-files.ts';
import * as ppftzGoods from './ppftz-goods.ts';
import * as ppftzPackaging from './ppftz-packaging.ts';
import * as ppftzPayment from './ppftz-payment.ts';
import * as ppftzRecord from './ppftz-record.ts';
import * as profile from './profile.ts';
import * as questions from './questions.ts';
import * as reference from './reference.ts';
import * as registration from './registration.ts';
import * as releaseLetter from './release-letter.ts';
import * as report from './report.ts';
import * as session from './session.ts';
import * as sessionList from './session-list.ts';
import * as system from './system.ts';
import * as transit from './transit.ts';
import * as transitReference from './transit-reference.ts';
import * as twoFactor from './two-factor.ts';

/** The table of all calls, by their names in the code. */
export const endpoints = {
  health: system.health,
  openApi: system.openApi,
  reportCrash: crash.reportCrash,
  captcha: captcha.captcha,
  register: registration.register,
  confirmRegistration: registration.confirmRegistration,
  signIn: session.signIn,
  me: session.me,
  signOut: session.signOut,
  twoFactorSetup: twoFactor.twoFactorSetup,
  confirmTwoFactor: twoFactor.confirmTwoFactor,
  activateTwoFactor: twoFactor.activateTwoFactor,
  startTwoFactor: twoFactor.startTwoFactor,
  deactivateTwoFactor: twoFactor.deactivateTwoFactor,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,
  announcementList: officePages.announcementList,
  performanceReportList: officePages.performanceReportList,
  performanceReportFile: officePages.performanceReportFile,
  sessionList: sessionList.sessionList,
  endSessions: sessionList.endSessions,
  sendPasswordResetLink: password.sendPasswordResetLink,
  checkResetLink: password.checkResetLink,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  profile: profile.profile,
  changeNpwp: profile.changeNpwp,
  changeNpwpByGet: profile.changeNpwpByGet,
  identityTypeList: reference.identityTypeList,
  permitTypeList: reference.permitTypeList,
  warehouseList: reference.warehouseList,
  referenceList: reference.referenceList,
  referenceDetail: reference.referenceDetail,
  dokapTypeList: dokapTypes.dokapTypeList,
  dokapType: dokapTypes.dokapType,
  companyOf: company.companyOf,
  applicationList: applicationLists.applicationList,
  browseList: applicationLists.browseList,
  ftzList: applicationLists.ftzList,
  ftzBrowseList: applicationLists.ftzBrowseList,
  applicationDetail: application.applicationDetail,
  applicationFile: application.applicationFile,
  licencePdf: licence.licencePdf,
  checkLicence: licence.checkLicence,
  saveApplication: application.saveApplication,
  copyApplication: copying.copyApplication,
  refileApplication: copying.refileApplication,
  deleteApplication: application.deleteApplication,
  sendApplication: application.sendApplication,
  sendMail: application.sendMail,
  dokapList: dokap.dokapList,
  dokapForEdit: dokap.dokapForEdit,
  saveDokap: dokap.saveDokap,
  updateDokap: dokap.updateDokap,
  deleteDokap: dokap.deleteDokap,
  noteDokapDownload: dokap.noteDokapDownload,
  dokapFile: dokap.dokapFile,
  masterDokapList: masterDokap.masterDokapList,
  saveMasterDokap: masterDokap.saveMasterDokap,
  deleteMasterDokap: masterDokap.deleteMasterDokap,
  masterDokapFile: masterDokap.masterDokapFile,
  officeNoteList: officeRecords.officeNoteList,
  officeDokapList: officeRecords.officeDokapList,
  officeDokapFile: officeRecords.officeDokapFile,
  answerQuestion: questions.answerQuestion,
  answerFile: questions.answerFile,
  dokapRows: rows.dokapRows,
  saveContainers: rows.saveContainers,
  saveDatedDocument: rows.saveDatedDocument,
  saveNoStrip: rows.saveNoStrip,
  deleteDatedDocument: rows.deleteDatedDocument,
  deleteNoStrip: rows.deleteNoStrip,
  dokapRowFile: rows.dokapRowFile,
  containerTemplate: rows.containerTemplate,
  manifestList: manifest.manifestList,
  uploadManifest: manifest.uploadManifest,
  manifestFile: manifest.manifestFile,
  releaseLetterList: releaseLetter.releaseLetterList,
  releaseLetterLines: releaseLetter.releaseLetterLines,
  releaseLetterSheet: releaseLetter.releaseLetterSheet,
  reportList: report.reportList,
  sendReport: report.sendReport,
  reportLines: report.reportLines,
  noteReportFetched: report.noteReportFetched,
  reportFile: report.reportFile,
  reportTemplate: report.reportTemplate,
  ppftzRecordingList: ppftz.ppftzRecordingList,
  ppftzList: ppftz.ppftzList,
  createPpftz: ppftz.createPpftz,
  deletePpftz: ppftz.deletePpftz,
  ppftzHistory: ppftz.ppftzHistory,
  ppftzNotes: ppftz.ppftzNotes,
  ppftzStatusList: ppftz.ppftzStatusList,
  ppftzGoodsByQuery: ppftzGoods.ppftzGoodsByQuery,
  addPpftzGoods: ppftzGoods.addPpftzGoods,
  changePpftzGoods: ppftzGoods.changePpftzGoods,
  deletePpftzGoods: ppftzGoods.deletePpftzGoods,
  ppftzGoodsDetail: ppftzGoods.ppftzGoodsDetail,
  ppftzGoods: ppftzGoods.ppftzGoods,
  addPpftzContainer: ppftzContainers.addPpftzContainer,
  deletePpftzContainer: ppftzContainers.deletePpftzContainer,
  ppftzContainers: ppftzContainers.ppftzContainers,
  addPpftzPackaging: ppftzPackaging.addPpftzPackaging,
  changePpftzPackaging: ppftzPackaging.changePpftzPackaging,
  ppftzPackagingDetail: ppftzPackaging.ppftzPackagingDetail,
  ppftzPackaging: ppftzPackaging.ppftzPackaging,
  savePpftz: ppftzRecord.savePpftz,
  sendPpftz: ppftzRecord.sendPpftz,
  savePaymentProof: ppftzPayment.savePaymentProof,
  uploadPpftzFile: ppftzFiles.uploadPpftzFile,
  ppftzFile: ppftzFiles.ppftzFile,
  ppftzPdf: ppftzRecord.ppftzPdf,
  ppftzDetail: ppftzRecord.ppftzDetail,
  portList: reference.portList,
  unitList: reference.unitList,
  packageTypeList: reference.packageTypeList,
  storeTransit: transit.storeTransit,
  transitCode: transit.transitCode,
  findTransit: transit.findTransit,
  transitPdf: transit.transitPdf,
  carrierList: transitReference.carrierList,
  addCarrier: transitReference.addCarrier,
  transitUnitList: transitReference.transitUnitList,
  transitPackageTypeList: transitReference.transitPackageTypeList,
  cityList: transitReference.cityList,
  transitPortList: transitReference.transitPortList,
  courierCompanyList: transitReference.courierCompanyList,
  findCourierCompanies: transitReference.findCourierCompanies,
} as const;

/** The table's type. */
export type Endpoints = typeof endpoints;

/** The name of a call. */
export type EndpointName = keyof Endpoints;
