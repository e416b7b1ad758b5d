import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/* Size budgets of what a visit loads, gzipped. Which files these are is read from the build. */

const { sections, islands, files } = JSON.parse(readFileSync('build/chunks.json', 'utf8'))

/** The sections of the specialist's cabinet. */
const SPECIALIST_PAGE = '7 kB'
const specialistSections = [
  ...['SpecialistProfile', 'InvitesPage', 'OwnSelectionsPage', 'DocumentsPage', 'SamplesPage', 'IolListPage'],
  ...['IolRequestPage', 'MaterialsPage', 'AcademyPage', 'SatellitesPage', 'EducationPage', 'ToolsPage'],
  ...['AchievementsPage', 'AwardsPage', 'StarsPage', 'ExpertPage', 'LaterCards'],
]

/** The chunks of pages, and of what they draw later. */
const pages = {
  ...Object.fromEntries(specialistSections.map((section) => [section, SPECIALIST_PAGE])),
  ...Object.fromEntries(
    ['Osdi6Page', 'Cldeq8Page', 'CalculatorPage', 'SimulatorPage'].map((tool) => [tool, '0.5 kB']),
  ),
  ScreeningPage: '3 kB',
  printPage: '2 kB',
  PromoCodesPage: '5 kB',
  OrdersPage: '5 kB',
  MaterialPage: '9 kB',
  SubscriptionPage: '6.25 kB',
  ProfilePage: '9 kB',
  RemindersPage: '4.7 kB',
  TrialPage: '2.5 kB',
  ProductsPage: '4 kB',
  BuyAgainDialog: '6.8 kB',
  InvitePage: '2.5 kB',
  ReviewsPage: '3.8 kB',
  SelectionPage: '9 kB',
  AppointmentsPage: '12 kB',
  PointsPage: '8 kB',
  ReceiptsView: '8 kB',
  ScanDialog: '2.6 kB',
  decodePixels: '15 kB',
  FriendsPage: '7.55 kB',
  PublicationsTab: '7 kB',
  StoryEditor: '6 kB',
  TillDialog: '5 kB',
  PointMap: '14 kB',
  'delivery-points': '7.5 kB',
  locator: '3 kB',
  'cataract-clinics': '2 kB',
  product: '12 kB',
  catalogue: '8 kB',
  basket: '10 kB',
  checkout: '16 kB',
  survey: '9 kB',
  'video-competition': '6 kB',
  promoter: '9 kB',
  'service-programme': '8 kB',
  Street: '2 kB',
  Night: '2 kB',
  Text: '2 kB',
  MoreCards: '9.3 kB',
}

/** What draws a section's page before React, with its style sheets, besides what all of them share; that of an island is alone. */
const DRAWN_FIRST = '4.7 kB'
const drawnFirst = {
  NextStepCard: '6.34 kB',
  OrdersPage: '5.6 kB',
  PointsPage: '8.65 kB',
  ProductsPage: '6.7 kB',
  ProfilePage: '8.72 kB',
  PromoCodesPage: '4.85 kB',
  // With its row of filters, and tiles with marks.
  catalogue: '6.15 kB',
  SelectionPage: '10.5 kB',
  SubscriptionPage: '5.9 kB',
  TrialPage: '6.3 kB',
  islands: '24.5 kB',
  places: '7.95 kB',
  goods: '4 kB',
  buying: '6.32 kB',
  delivery: '6.82 kB',
  product: '9.5 kB',
  basket: '8.05 kB',
  checkout: '10.12 kB',
  'specialist-common': '28.64 kB',
}

/** What pages share, with and without the libraries of forms. */
const shared = [
  { name: 'what islands with a map share', chunks: ['places'], limit: '6.51 kB' },
  {
    name: 'what pages share',
    chunks: ['goods', 'dialogs', 'home-later-common', 'home-later'],
    limit: '38.04 kB',
  },
  {
    name: 'what the home draws later',
    chunks: ['MoreCards', 'home-later-common', 'home-later'],
    limit: '23.95 kB',
  },
  { name: 'what tools need besides React, with it', chunks: ['react', 'base', 'tools'], limit: '19.74 kB' },
  { name: 'what survey and competition need besides', chunks: ['calls', 'asking'], limit: '13.28 kB' },
  { name: 'the calculator', chunks: ['lens-calculator', 'shared-CalculatorTool'], limit: '8 kB' },
  { name: 'the simulator', chunks: ['cataract-simulator', 'shared-CataractTool'], limit: '5.05 kB' },
  {
    name: 'both questionnaires',
    chunks: ['osdi-6', 'cldeq-8', 'questions', 'questionnaires'],
    limit: '5.15 kB',
  },
  {
    name: 'the form of a request for a lens',
    chunks: ['IolFormPage', 'shared-requestTable'],
    limit: '10 kB',
  },
  { name: 'what sections share besides', chunks: ['sections'], limit: '2.7 kB' },
  { name: 'what pages with forms share besides', chunks: ['fields', 'forms'], limit: '33 kB' },
]

const prerender = (ending, island = 'cabinet') =>
  islands[island].map((file) => `dist/${file}`).filter((file) => file.endsWith(ending))

/** Of what several budgets name together. */
const inShared = shared.flatMap(({ chunks }) => chunks)

/** Every page has one, so that somebody has asked what it may weigh. */
for (const page of new Set([
  ...sections,
  ...Object.keys(files).filter((name) => /^(?!prerender).*Page$/.test(name)),
]))
  if (!(page in pages) && !inShared.includes(page)) {
    const size = (gzipSync(readFileSync(fileOf(page))).length / 1000).toFixed(2)
    throw new Error(
      `The page "${page}" has no budget: give it one in .size-limit.mjs, a little above its ${size} kB.`,
    )
  }

function fileOf(chunk) {
  if (!files[chunk]) throw new Error(`The build has no chunk "${chunk}": take its budget away.`)
  return `dist/${files[chunk]}`
}

export default [
  { name: 'loader', path: 'dist/loader.js', limit: '8.02 kB' },
  {
    name: 'what draws the home before React',
    path: ['prerender-common', 'prerender'].map(fileOf),
    limit: '31.15 kB',
  },
  {
    name: 'what draws the orders before React, in all',
    path: ['prerender', ...['common', 'step', 'pages', 'OrdersPage'].map((name) => `prerender-${name}`)].map(
      fileOf,
    ),
    limit: '54.75 kB',
  },
  {
    name: 'what pages drawn before React share, of it what the home needs, too',
    path: ['prerender-step', 'prerender-pages'].map(fileOf),
    limit: '18.97 kB',
  },
  ...Object.keys(files)
    .filter((name) => /^prerender-(?!common|pages|step)/.test(name))
    .map((name) => ({
      name: `what draws ${name} before React`,
      path: fileOf(name),
      limit: drawnFirst[name.replace('prerender-', '')] ?? DRAWN_FIRST,
    })),
  {
    name: 'cabinet: all JavaScript of the home page',
    path: ['dist/loader.js', ...prerender('.js')],
    limit: '176.9 kB',
  },
  {
    name: 'specialist: all JavaScript of the home page',
    path: ['dist/loader.js', ...prerender('.js', 'specialist')],
    limit: '193.8 kB',
  },
  { name: 'cabinet: style sheets of the home page', path: prerender('.css'), limit: '8.15 kB' },
  ...Object.entries(pages).map(([chunk, limit]) => ({
    name: `the chunk ${chunk}`,
    path: fileOf(chunk),
    limit,
  })),
  ...shared.map(({ name, chunks, limit }) => ({ name, path: chunks.map(fileOf), limit })),
].map((budget) => ({ ...budget, gzip: true }))
