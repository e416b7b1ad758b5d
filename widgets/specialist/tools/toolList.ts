/** The tools of the specialist's cabinet, by their names as islands (contract 19): title and address are known at once. */
export const TOOLS = {
  'osdi-6': 'Тест на сухость глаз OSDI-6',
  'cldeq-8': 'Тест на дискомфорт в линзах CLDEQ-8',
  'lens-calculator': 'Калькулятор линз',
  'cataract-simulator': 'Симулятор зрения при катаракте',
}

export type ToolName = keyof typeof TOOLS
