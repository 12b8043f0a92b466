/** Sample texts for components. */
export interface Samples {
  readonly title: string
  readonly send: string
  readonly save: string
  readonly close: string
  readonly open: string
  readonly undo: string
  readonly remove: string
  readonly optional: string
  readonly name: string
  readonly hint: string
  readonly wrong: string
  readonly long: string
  readonly from: string
  readonly to: string
  readonly choices: readonly [string, string, string]
  readonly price: string
  readonly oldPrice: string
  readonly off: string
}

/** Left to right. */
export const ENGLISH: Samples = {
  title: 'Left to right',
  send: 'Send',
  save: 'Save',
  close: 'Close',
  open: 'Open',
  undo: 'Undo',
  remove: 'Remove',
  optional: 'optional',
  name: 'Name',
  hint: 'As in your passport',
  wrong: 'This is not a number',
  long: 'I agree that this sentence is long enough to need a second line, and that the box stays at its first one.',
  from: 'From',
  to: 'To',
  choices: ['First', 'Second', 'Third'],
  price: '€320,500',
  oldPrice: '€337,400',
  off: '−5%',
}

/** Right to left. */
export const ARABIC: Samples = {
  title: 'من اليمين إلى اليسار',
  send: 'إرسال',
  save: 'حفظ',
  close: 'إغلاق',
  open: 'فتح',
  undo: 'تراجع',
  remove: 'إزالة',
  optional: 'اختياري',
  name: 'الاسم',
  hint: 'كما هو مكتوب في جواز السفر',
  wrong: 'هذا ليس رقمًا',
  long: 'أوافق على أن هذه الجملة طويلة بما يكفي لتحتاج إلى سطر ثانٍ، وأن المربع يبقى عند سطرها الأول.',
  from: 'من',
  to: 'إلى',
  choices: ['الأول', 'الثاني', 'الثالث'],
  price: '320,500 €',
  oldPrice: '337,400 €',
  off: '−5%',
}
