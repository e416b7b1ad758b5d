import { Clinics } from '../../src/features/places/clinics/Clinics'
import { setting } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => (
  <Clinics selected={setting(container, 'data-selected')} />
)
