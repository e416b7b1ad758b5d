import { useState } from 'react'
import { CATARACT_KINDS } from '../../src/features/professional/cataract/cataract'
import { CataractTool } from '../../src/features/professional/cataract/CataractTool'
import { DRAWN_SCENES } from '../../src/features/professional/cataract/scene'
import { loadScene } from '../../src/features/professional/cataract/useScene'
import { ignore } from '../../src/host/ignore'
import { numberSettingOf, settingOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { Card } from '../../src/ui/Card'

const SEVERITY = { min: 0, max: 100, byDefault: 50 }

const sceneOf = (container: HTMLElement) => settingOf(container, 'data-scene', DRAWN_SCENES) ?? 'street'

/** Shows the simulator as an island; the editor sets its initial state. */
function Simulator({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => ({
    kind: settingOf(container, 'data-kind', CATARACT_KINDS) ?? 'nuclear',
    severity: numberSettingOf(container, 'data-severity', SEVERITY),
    scene: sceneOf(container),
  }))
  return (
    <Card title="Симулятор зрения при катаракте">
      <CataractTool {...settings} />
    </Card>
  )
}

export const island = definePlainIsland({
  Content: Simulator,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'cataract-simulator' },
  /** Loads the scene, which is drawn before React; the island says that one is missing. */
  prepare: ({ container }) => loadScene(sceneOf(container)).catch(ignore),
})
