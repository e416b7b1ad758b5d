/**
 * The tools of the specialist's cabinet by island name (contract 19); titles and addresses are known before
 * they load.
 */
export const TOOLS = {
  'osdi-6': 'Тест на сухость глаз OSDI-6',
  'cldeq-8': 'Тест на дискомфорт в линзах CLDEQ-8',
  'lens-calculator': 'Калькулятор линз',
  'cataract-simulator': 'Симулятор зрения при катаракте',
}

export type ToolName = keyof typeof TOOLS
