import { section } from '#shell/lib/section'
import { TOOLS, type ToolName } from '../tools/toolList'

export const tools = section({
  path: '/tools/',
  title: 'Инструменты',
  icon: 'bulb',
  load: () => import('../tools/ToolsPage').then(({ ToolsPage }) => ToolsPage),
})

const at = (name: ToolName) => ({ path: `/tools/${name}/`, title: TOOLS[name] })

/** One page per tool, which loads only that tool; the menu links to their list. */
export const toolPages = [
  section({ ...at('osdi-6'), load: () => import('../tools/Osdi6Page').then(({ Osdi6Page }) => Osdi6Page) }),
  section({
    ...at('cldeq-8'),
    load: () => import('../tools/Cldeq8Page').then(({ Cldeq8Page }) => Cldeq8Page),
  }),
  section({
    ...at('lens-calculator'),
    load: () => import('../tools/CalculatorPage').then(({ CalculatorPage }) => CalculatorPage),
  }),
  section({
    ...at('cataract-simulator'),
    load: () => import('../tools/SimulatorPage').then(({ SimulatorPage }) => SimulatorPage),
  }),
]
