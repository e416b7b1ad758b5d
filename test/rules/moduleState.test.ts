/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../docs/tree'

/*
 * A customer leaves state in the page: answers, choices, attempts, queues, timers. All of it is created by
 * `perCustomer`, or is in the store, which is emptied when the customer leaves. Other state of modules is listed here,
 * with the reason why another customer may see it.
 */

const OF_THE_PAGE = 'of the page, not of a customer'
const OF_FILES = 'of the files of the build'
const BY_OBJECT = 'computed from an object that goes with its customer'
const BY_EPOCH = 'kept or emptied by the number of the customer'
const LISTENERS = 'listeners of what is on the page'

const ALLOWED: Record<string, string> = {
  'src/api/earlyApi.ts asked': 'names of calls that one drawing makes, emptied before each',
  'src/api/earlyApi.ts read': BY_OBJECT,
  'src/api/baseQuery.ts customers': BY_OBJECT,
  'src/api/baseQuery.ts writes': 'a count of writes, for reads on their way',
  'src/api/customer/customerOfAction.ts acting': 'set while a component acts, and only then',
  'src/api/failedCalls.ts callOf': 'names of calls by endpoints',
  'src/api/oneWrite.ts latest': 'the write that is under way, by its customer',
  'src/api/unreadable.ts calls': BY_OBJECT,
  'src/api/unreadable.ts found': 'fields of the contract that one answer lacks, emptied with each',
  'src/api/unreadable.ts isWrong': 'set while an answer is read, and only then',
  'src/api/unreadable.ts tracks': 'set while an answer is read, and only then',
  'src/api/unreadable.ts way': 'set while an answer is read, and only then',
  'src/api/upload.ts lastKey': 'a count of uploads',
  'src/api/upload.ts transfers': 'each upload takes its file away when it ends',
  'src/data/checkout/tabChoice.ts followers': LISTENERS,
  'src/data/basket/basketQueue.ts begun': BY_EPOCH,
  'src/data/basket/basketQueue.ts failed': BY_EPOCH,
  'src/data/basket/basketQueue.ts listeners': BY_EPOCH,
  'src/data/basket/basketQueue.ts turn': BY_EPOCH,
  'src/data/basket/basketQueue.ts wanted': BY_EPOCH,
  'src/data/basket/basketWriteApi.ts outdated': BY_OBJECT,
  'src/data/catalogue/filters.ts titles': BY_OBJECT,
  'src/data/catalogue/knownProducts.ts known': 'titles of products, the same for all',
  'src/data/catalogue/knownProducts.ts packs': 'what the packs of offers hold, the same for all',
  'src/data/catalogue/lensChoice.ts known': BY_OBJECT,
  'src/data/points/historyMonths.ts dates': BY_OBJECT,
  'src/data/points/historyMonths.ts ordered': BY_OBJECT,
  'src/data/trade/tellTrade.ts hasBegun': 'the page is told once a visit that an order is begun',
  'src/data/trade/tellTrade.ts turn': 'the order of events, each with what it tells of',
  'src/domain/dates/clock.ts correction': "the server's clock",
  'src/domain/wasDone.ts done': 'random keys of writes, which tell nothing of a customer',
  'src/features/professional/competition/ContestVideo.tsx playing': 'the element that plays on the page',
  'src/parts/lib/useCustomer.ts isFollowing': OF_THE_PAGE,
  'src/parts/lib/useCustomer.ts listeners': LISTENERS,
  'src/features/professional/emitCompleted.ts completed':
    'the page is told once a visit that a tool was used',
  'src/prerender/basePath.ts path': OF_THE_PAGE,
  'src/prerender/libraries/react.ts ids': 'set while one drawing is made',
  'src/prerender/libraries/react.ts prefix': 'set while one drawing is made',
  'src/prerender/libraries/react.ts states': 'set while one component is drawn',
  'src/features/professional/cataract/useScene.ts loaded': OF_FILES,
  'src/forms/lib/keepTyped.ts kept':
    'keys of forms that were typed into before React, without what was typed',
  'src/host/customer/otherTabs.ts channels': 'channels between tabs, by topic',
  'src/host/page/heldPresses.ts until':
    'until when the server takes no write of this device, whoever the customer is',
  'src/host/customer/session.ts isFollowing': OF_THE_PAGE,
  'src/host/loading/lazyComponent.ts chunks': OF_FILES,
  'src/host/loading/lazyComponent.ts failed': OF_FILES,
  'src/host/loading/loadChunk.ts asked': OF_FILES,
  'src/host/loading/loadChunk.ts attempts': OF_FILES,
  'src/host/loading/loadChunk.ts moved': OF_FILES,
  'src/host/loading/loadChunk.ts named': OF_FILES,
  'src/host/loading/loadChunk.ts paths': OF_FILES,
  'src/host/loading/loadChunk.ts preloaded': OF_FILES,
  'src/host/page/listAddress.ts first': OF_THE_PAGE,
  'src/host/page/scroll.ts endRestoration': OF_THE_PAGE,
  'src/host/page/scroll.ts isLeft': OF_THE_PAGE,
  'src/host/page/scroll.ts positions': "where the page was scrolled to, by the browser's own history",
  'src/host/page/scroll.ts restorationOfPage': OF_THE_PAGE,
  'src/host/page/scroll.ts takers': OF_THE_PAGE,
  'src/host/page/translated.ts gone': BY_OBJECT,
  'src/host/page/translated.ts owners': BY_OBJECT,
  'src/host/page/translated.ts standIns': BY_OBJECT,
  'src/host/page/viewport.ts widths': BY_OBJECT,
  'src/host/retry.ts retries': LISTENERS,
  'src/host/tellUnlessLeft.ts isLeft': OF_THE_PAGE,
  'src/host/timing/timing.ts lastInput': OF_THE_PAGE,
  'src/host/timing/timing.ts met': OF_THE_PAGE,
  'src/host/timing/timing.ts shown': OF_THE_PAGE,
  'src/host/timing/timing.ts untold': OF_THE_PAGE,
  'src/host/timing/timing.ts vitals': OF_THE_PAGE,
  'src/island/dialogHosts.ts dialogHosts': OF_THE_PAGE,
  'src/island/dialogHosts.ts listeners': LISTENERS,
  'src/store/dialogs.ts initialState': 'the queue of dialogs before the first',
  'src/ui/lib/afterPress.ts held': 'what the press under way puts off, until it is over',
  'src/ui/lib/guardPresses.ts held': 'where the pointer was, and what came under it',
  'src/ui/lib/guardPresses.ts isLed': 'where the pointer was, and what came under it',
  'src/ui/lib/guardPresses.ts roots': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts drawn': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts focused': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts frame': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts isActing': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts last': 'where the pointer was, and what came under it',
  'src/ui/lib/lastPress.ts observer': 'where the pointer was, and what came under it',
  'src/ui/dialogs/lockScroll.ts locks': OF_THE_PAGE,
  'widgets/cabinet/home/loadMore.ts tell': OF_FILES,
  'widgets/cabinet/index.tsx scoreTaken': 'tells that an answer is in the store, without it',
  'widgets/islands.ts islands': 'a table',
  'widgets/loader.ts lastMark': OF_THE_PAGE,
  'widgets/loader.ts marks': OF_THE_PAGE,
  'widgets/loader.ts places': OF_THE_PAGE,
  'widgets/startOnce.ts started': 'paths of calls that the page has begun early',
}

/** Matches constructors of objects that can change. */
const HOLDERS = /^(Map|Set|WeakMap|WeakSet|Array|EventTarget)$/
/** Functions that return something with a state of its own. */
const MAKERS = /^inTurn$/

function isState(declaration: ts.VariableDeclaration, isConst: boolean): boolean {
  if (!isConst) return true
  const { name, initializer } = declaration
  // A name in capitals is that of a constant.
  if (!initializer || /^[A-Z_]+$/.test(name.getText())) return false
  if (ts.isCallExpression(initializer)) return MAKERS.test(initializer.expression.getText())
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0
  if (ts.isObjectLiteralExpression(initializer)) return initializer.properties.length === 0
  // A collection with initial values is a table.
  return (
    ts.isNewExpression(initializer) &&
    HOLDERS.test(initializer.expression.getText()) &&
    !initializer.arguments?.some(ts.isArrayLiteralExpression)
  )
}

/** Returns the names of the variables in which a module keeps state. */
function stateIn(source: ts.SourceFile): string[] {
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConst = (declarationList.flags & ts.NodeFlags.Const) !== 0
    return declarationList.declarations
      .filter((declaration) => isState(declaration, isConst))
      .map(({ name }) => name.getText())
  })
}

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

it('finds each kind of state that a module may keep', () => {
  const text = `
    let count = 0
    export let shown: string | undefined
    const known = new Map<string, number>()
    const seen = new WeakSet()
    const queue: string[] = []
    const turn = inTurn()
    const table = new Map([['a', 1]])
    const NONE: string[] = []
    const copy = new Set(NAMES)
    const own = perCustomer(() => new Map())
    const format = new Intl.NumberFormat('ru')
    function local() { let count = 0; return count }
  `
  expect(stateIn(parsed('planted.ts', text))).toEqual([
    'count',
    'shown',
    'known',
    'seen',
    'queue',
    'turn',
    'copy',
  ])
})

it('no module keeps what a customer leaves', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'widgets'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'))
  const found = files.flatMap((file) =>
    stateIn(parsed(file, readFileSync(join(ROOT, file), 'utf8'))).map((name) => `${file} ${name}`),
  )
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort())
})
