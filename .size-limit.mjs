import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/* Size budgets of what a visit loads, gzipped. Which files these are is read from the build. */

const { islands, later, files } = JSON.parse(readFileSync('build/chunks.json', 'utf8'))

/** The JavaScript of each island's first screen, with what draws it before React, without the libraries of forms. */
const ofIslands = {
  basket: '214.5 kB',
  cabinet: '177 kB',
  callback: '142.5 kB',
  catalogue: '193.9 kB',
  'cataract-clinics': '186.5 kB',
  'cataract-simulator': '112.2 kB',
  checkout: '270.5 kB',
  'cldeq-8': '102.4 kB',
  'delivery-points': '204.5 kB',
  feedback: '142 kB',
  'lens-calculator': '116.3 kB',
  locator: '194 kB',
  login: '151.9 kB',
  'osdi-6': '102.3 kB',
  product: '217.8 kB',
  promoter: '174.9 kB',
  'receipt-by-link': '133.9 kB',
  'restriction-notice': '129.7 kB',
  'service-programme': '193 kB',
  specialist: '186.2 kB',
  survey: '107.6 kB',
  'video-competition': '103.8 kB',
}

/**
 * Chunks that are loaded later, for a page of the cabinet or a dialog, with the files that come along, without the
 * libraries of forms.
 */
const loadedLater = {
  AcademyPage: '18.5 kB',
  AchievementsPage: '11.5 kB',
  ActivationDialog: '13.98 kB',
  AddressDialog: '43 kB',
  AppointmentsPage: '53 kB',
  AwardsPage: '9 kB',
  BuyAgainDialog: '68.8 kB',
  CalculatorPage: '10 kB',
  CancelDialog: '38.5 kB',
  CityDialog: '15.6 kB',
  Cldeq8Page: '5 kB',
  CodeDialog: '10 kB',
  ConfirmOrderDialog: '28 kB',
  DocumentsPage: '5.5 kB',
  EducationPage: '21.1 kB',
  ExpertPage: '13.4 kB',
  EyelessLine: '27 kB',
  FriendsPage: '27.5 kB',
  GoodsDialog: '28 kB',
  Guest: '1.5 kB',
  InterestDialog: '12 kB',
  InvitePage: '21 kB',
  InvitesPage: '14.5 kB',
  IolFormPage: '41.5 kB',
  IolListPage: '21 kB',
  IolRequestPage: '48 kB',
  LaterCards: '2.5 kB',
  LensesDialog: '43 kB',
  MaterialPage: '18.5 kB',
  MaterialsPage: '15.5 kB',
  MoreCards: '23.5 kB',
  NewAddressDialog: '32 kB',
  NextStepCard: '18.5 kB',
  Night: '6.5 kB',
  NotActivated: '3 kB',
  NotFound: '1.5 kB',
  NotSpecialist: '1 kB',
  NotificationsDialog: '7.5 kB',
  OrderItemLine: '13 kB',
  OrderTrialDialog: '39 kB',
  OrdersPage: '27 kB',
  Osdi6Page: '5 kB',
  OtherLenses: '17 kB',
  OwnSelectionsPage: '7.5 kB',
  PhoneProofDialog: '15.7 kB',
  Places: '31.4 kB',
  PointMap: '13.5 kB',
  PointsPage: '22.5 kB',
  ProductReviewForm: '8.5 kB',
  ProductsPage: '29.8 kB',
  ProfilePage: '49.7 kB',
  PromoCodesPage: '10.5 kB',
  PublicationsTab: '39 kB',
  ReceiptsView: '35.25 kB',
  RecipientDialog: '37 kB',
  RecipientForm: '51.25 kB',
  RegistrationScreen: '21.6 kB',
  ReminderDialog: '38.9 kB',
  RemindersPage: '25.5 kB',
  RepeatDialog: '45.5 kB',
  RepeatForm: '44.5 kB',
  ReviewDialog: '23.5 kB',
  ReviewsPage: '19.5 kB',
  SamplesPage: '33.56 kB',
  SatellitesPage: '21.1 kB',
  SavedResult: '54.95 kB',
  ScanDialog: '38 kB',
  ScreeningPage: '45.5 kB',
  SelectionPage: '40.5 kB',
  SimulatorPage: '5.5 kB',
  SingleLensOrderDialog: '28.5 kB',
  SpecialistProfile: '46.5 kB',
  SpecialistRegistrationStep: '28.5 kB',
  StarsPage: '10 kB',
  StoryEditor: '50.5 kB',
  Street: '7 kB',
  SubscriptionPage: '27 kB',
  Text: '6.5 kB',
  TillDialog: '13 kB',
  ToolsPage: '1 kB',
  TrialPage: '23.5 kB',
  useCustomer: '16.05 kB',
  VisionPass: '47 kB',
  WaitingListDialog: '12 kB',
  Wizard: '48.5 kB',
  decodePixels: '15 kB',
  eventInFile: '10.68 kB',
  printPage: '1.5 kB',
  readyFile: '11.26 kB',
  staffForms: '13.94 kB',
  tellStore: '33 kB',
  timing: '4.5 kB',
  unknownKeys: '1.5 kB',
}

/** Limit of one file that draws a page or an island before React, with its style sheets. */
const DRAWN_FIRST = '4.7 kB'
const drawnFirst = {
  NextStepCard: '6.63 kB',
  OrdersPage: '5.6 kB',
  PointsPage: '9.18 kB',
  ProductsPage: '6.8 kB',
  ProfilePage: '9.42 kB',
  PromoCodesPage: '5.1 kB',
  // With its row of filters, and tiles with marks.
  catalogue: '6.55 kB',
  SelectionPage: '10.92 kB',
  SubscriptionPage: '6.3 kB',
  TrialPage: '6.4 kB',
  islands: '27.45 kB',
  places: '8.5 kB',
  goods: '4 kB',
  buying: '6.88 kB',
  delivery: '7.32 kB',
  product: '10 kB',
  basket: '8.4 kB',
  checkout: '10.65 kB',
  'service-programme': '7.36 kB',
  tools: '14.32 kB',
  promoter: '7.9 kB',
  // With the three scenes.
  'cataract-simulator': '9.74 kB',
  'lens-calculator': '9.7 kB',
  'specialist-common': '29.8 kB',
}

/** Everything that is loaded must have a budget, so that somebody has thought about its size. */
function budgetsOf(what, all, budgets) {
  for (const name of Object.keys(budgets))
    if (!all[name]) throw new Error(`The build has no chunk "${name}": take its budget away.`)
  return Object.entries(all).map(([name, paths]) => {
    const path = paths.filter((one) => one.endsWith('.js') && one !== files.forms).map((one) => `dist/${one}`)
    if (!budgets[name]) {
      const bytes = path.reduce((sum, one) => sum + gzipSync(readFileSync(one)).length, 0)
      throw new Error(
        `"${name}" has no budget: give it one in .size-limit.mjs, a little above its ${(bytes / 1000).toFixed(2)} kB.`,
      )
    }
    return { name: `${what} ${name}`, path, limit: budgets[name] }
  })
}

function fileOf(chunk) {
  if (!files[chunk]) throw new Error(`The build has no chunk "${chunk}": take its budget away.`)
  return `dist/${files[chunk]}`
}

export default [
  { name: 'loader', path: 'dist/loader.js', limit: '8.98 kB' },
  {
    name: 'what draws the home before React',
    path: ['prerender-common', 'prerender'].map(fileOf),
    limit: '31.95 kB',
  },
  {
    name: 'what draws the orders before React, in all',
    path: ['prerender', ...['common', 'step', 'pages', 'OrdersPage'].map((name) => `prerender-${name}`)].map(
      fileOf,
    ),
    limit: '56.6 kB',
  },
  {
    name: 'what pages drawn before React share, of it what the home needs, too',
    path: ['prerender-step', 'prerender-pages'].map(fileOf),
    limit: '19.86 kB',
  },
  ...Object.keys(files)
    .filter((name) => /^prerender-(?!common|pages|step)/.test(name))
    .map((name) => ({
      name: `what draws ${name} before React`,
      path: fileOf(name),
      limit: drawnFirst[name.replace('prerender-', '')] ?? DRAWN_FIRST,
    })),
  {
    name: 'cabinet: style sheets of the home page',
    path: islands.cabinet.filter((file) => file.endsWith('.css')).map((file) => `dist/${file}`),
    limit: '8.3 kB',
  },
  { name: 'the libraries of forms', path: fileOf('forms'), limit: '27.05 kB' },
  ...budgetsOf('all JavaScript of', islands, ofIslands),
  ...budgetsOf('what comes with', later, loadedLater),
].map((budget) => ({ ...budget, gzip: true }))
