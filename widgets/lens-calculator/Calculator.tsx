import { useState } from 'react'
import { CalculatorTool } from '../../src/features/professional/calculator/CalculatorTool'
import { MODE_IDS } from '../../src/features/professional/calculator/modes'
import { settingOf, settingsOf } from '../../src/host/settings'
import { Card } from '../../src/ui/Card'

/** Shows the calculator as an island; the editor chooses its tabs (`data-modes`, `data-mode`). */
export function Calculator({ container }: { container: HTMLElement }) {
  const [modes] = useState(() => settingsOf(container, 'data-modes', MODE_IDS))
  const [opened] = useState(() => settingOf(container, 'data-mode', modes))
  return (
    <Card title="Калькулятор линз">
      <CalculatorTool modes={modes} opened={opened} />
    </Card>
  )
}
