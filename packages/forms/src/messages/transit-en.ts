import { transitLabelsEn } from '@pabean/api/rules';
import type { FormMessages } from './id.ts';
import type { transitId } from './transit-id.ts';

/** The messages of transit requests in English. */
export const transitEn = {
  transitLabels: transitLabelsEn,
  transitForm: {
    passengerHeading: 'Form for carrying goods that come from TLDDP',
    passengerLead:
      'Goods that a passenger carries, without an account. Once it is sent you get a registration code to show to the officer at the arrival terminal.',
    courierHeading: 'Permit for goods in transit, courier goods',
    courierLead:
      'Goods that a courier firm brings, without an account. Once it is sent, its registration code is shown to the officer at the arrival terminal.',
    sections: 'Sections of the form',
    position: 'Section {step} of {count}',
    forward: 'Continue',
    notifier: 'Declarant',
    sponsor: 'Sponsor',
    sponsorHint: 'Fill this in if somebody else pays for the goods.',
    hasSponsor: 'There is a sponsor',
    entry: 'Entry',
    transport: 'Means of transport',
    company: 'Company',
    companyHint: 'Number and address of the company show in part. The office has them in full.',
    companyFieldHint: 'Type the name of your company, then choose.',
    companyNotLoaded: 'Its number and address could not be loaded. You can go on all the same.',
    courier: 'Courier',
    journey: 'Journey',
    packages: 'Packages and cities',
    listHint: 'Type its name, then choose.',
    incomplete: '{section}: {count} {count:field needs|fields need} attention.',
    noGoods: '{section}: nothing yet.',
    kept: 'What you type is kept in this tab until it is sent, cancelled, or the tab is closed.',
    away: 'The internet connection is down. Go on filling in: what you typed stays in this tab.',
    discardQuestion: 'What you typed is removed from the device and not sent. Discard it now?',
  },
  checkAnswers: {
    heading: 'Check and send',
    look: 'Check your answers',
    back: 'Back to the check',
  },
  carrierField: {
    hint: 'Type its name, then choose. A name that is not in the list can be added.',
    add: 'Add a means of transport',
    advice:
      'It is kept in capitals. Others see it once the office has accepted it; you can use it right away.',
    added: 'Saved',
    usedOnly: 'The name is used for this request and sent with it.',
    notAdded: 'The name was not added',
  },
  approval: {
    declarationNeeded: 'Tick this statement to send.',
    captchaHint: 'Your device does this by itself while you fill in the form.',
    notSent: 'The request was not sent',
    waiting: 'Waiting for the internet connection',
    waitingText:
      'The request was not sent. What you typed stays in this tab, and the request is sent by itself as soon as the connection is back. Keep this page open.',
    tryNow: 'Try now',
    stopWaiting: 'Stop waiting',
    stopped: 'You stopped the sending',
    stoppedText: 'What you typed stays in this tab. Sending the same again does not make a second request.',
  },
  transitLines: {
    noGoods: 'No goods yet. Add them one by one, or paste them from a spreadsheet.',
    keepsEmptied:
      'A field that you empty keeps what it was. To empty it, delete this line, then add it again.',
    priceHint: 'For the whole quantity of this line, in rupiah.',
    passengerExample: 'Video camera,Sony PXW-Z190,4012773,2,buah,86400000,Goes back',
    courierExample: '126-4471,Printer parts,Epson,L3210-88,12,buah,8.5,Boeing 737-800,GA-152',
    documentsHint: 'Invoice, packing list, purchase order, contract, flyer, or other. May stay empty.',
    addDocument: 'Add a document',
    chooseDocument: 'Choose a kind of supporting document',
    noDocuments: 'No supporting documents yet.',
    documentExample: 'Invoice,INV-118,27-02-2026',
  },
  registrationCode: {
    instruction: 'Show this code to the customs officer at the arrival terminal.',
    qrCode: 'QR code with the address of this request',
    open: 'See the PDF',
    keep: 'Keep it on this device',
    keepHint:
      'The code is not kept unless you ask for it. Write it down or print it, or keep it if this device is yours.',
    kept: 'This device keeps the code; you can choose it when you look a request up.',
    forget: 'Erase it from this device',
  },
  lookUp: {
    hint: '16 letters and digits. Blanks, dashes and small letters may be typed.',
    look: 'Find the request',
    looking: 'Looking…',
    notLookedUp: 'The request was not looked up',
    notFound: 'There is no request with this code.',
    notFoundHint: 'Check each letter of the code, then look again.',
    kept: 'Codes that this device keeps',
  },
} satisfies Pick<FormMessages, keyof typeof transitId>;
