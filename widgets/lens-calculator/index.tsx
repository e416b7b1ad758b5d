import { useState } from 'react'
import { CalculatorTool } from '../../src/features/professional/calculator/CalculatorTool'
import { MODE_IDS } from '../../src/features/professional/calculator/modes'
import { settingOf, settingsOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { Card } from '../../src/ui/Card'

/** Shows the calculator as an island; the editor chooses its tabs (`data-modes`, `data-mode`). */
function Calculator({ container }: { container: HTMLElement }) {
  const [modes] = useState(() => settingsOf(container, 'data-modes', MODE_IDS))
  const [opened] = useState(() => settingOf(container, 'data-mode', modes))
  return (
    <Card title="Калькулятор линз">
      <CalculatorTool modes={modes} opened={opened} />
    </Card>
  )
}

export const island = definePlainIsland({
  Content: Calculator,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'lens-calculator' },
})
