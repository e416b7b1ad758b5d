import { readFileSync } from 'node:fs'

/* Size budgets of what a visit loads, gzipped. Which files these are is read from the build. */

const { preload } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const { sections, files } = JSON.parse(readFileSync('build/chunks.json', 'utf8'))

/** The chunk of each page of the cabinet, and of what the home page draws later. */
const pages = {
  OrdersPage: '5 kB',
  SubscriptionPage: '6 kB',
  ProfilePage: '9 kB',
  RemindersPage: '3.5 kB',
  TrialPage: '2.5 kB',
  ProductsPage: '3.4 kB',
  InvitePage: '2.5 kB',
  ReviewsPage: '3.8 kB',
  SelectionPage: '9 kB',
  AppointmentsPage: '12 kB',
  PromoCodesPage: '5 kB',
  PointsPage: '8 kB',
  ReceiptsView: '8 kB',
  ScanDialog: '2.6 kB',
  decodePixels: '15 kB',
  FriendsPage: '7.5 kB',
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
  MoreCards: '6.5 kB',
}

/** What draws an island or a section's page before React, with its style sheets. */
const drawnFirst = {
  catalogue: '15.8 kB',
  orders: '18.3 kB',
  promocodes: '14.2 kB',
  points: '19.7 kB',
  products: '19.4 kB',
  remind: '18.4 kB',
  subscription: '20.3 kB',
  optics: '15.1 kB',
  trial: '19.5 kB',
  feedback: '16.8 kB',
  selection: '21.6 kB',
  profile: '22 kB',
}

/** What pages share, with and without the libraries of forms. */
const shared = [
  { name: 'what islands with a map share', chunks: ['places'], limit: '5.1 kB' },
  { name: 'what pages share', chunks: ['buying', 'dialogs', 'cards', 'kit'], limit: '29.4 kB' },
  { name: 'what the home draws later', chunks: ['MoreCards', 'cards', 'kit'], limit: '17.7 kB' },
  { name: 'what sections share besides', chunks: ['sections'], limit: '2 kB' },
  { name: 'what pages with forms share besides', chunks: ['fields', 'forms'], limit: '32 kB' },
]

const firstScreen = (ending) =>
  preload.cabinet.map(({ file }) => `dist/${file}`).filter((file) => file.endsWith(ending))

function fileOf(chunk) {
  if (!files[chunk]) throw new Error(`The build has no chunk "${chunk}": take its budget away.`)
  return `dist/${files[chunk]}`
}

for (const section of sections) {
  if (!pages[section]) throw new Error(`The page "${section}" has no size budget: add one here.`)
}

export default [
  { name: 'loader', path: 'dist/loader.js', limit: '4.8 kB' },
  { name: 'what is drawn before React', path: fileOf('firstScreen'), limit: '14.4 kB' },
  ...Object.entries(drawnFirst).map(([name, limit]) => ({
    name: `what is drawn of ${name} before React`,
    path: fileOf(`firstScreen-${name}`),
    limit,
  })),
  {
    name: 'cabinet: all JavaScript of the home page',
    path: ['dist/loader.js', ...firstScreen('.js')],
    limit: '144.4 kB',
  },
  { name: 'cabinet: style sheets of the home page', path: firstScreen('.css'), limit: '6.5 kB' },
  ...Object.entries(pages).map(([chunk, limit]) => ({
    name: `the chunk ${chunk}`,
    path: fileOf(chunk),
    limit,
  })),
  ...shared.map(({ name, chunks, limit }) => ({ name, path: chunks.map(fileOf), limit })),
].map((budget) => ({ ...budget, gzip: true }))
