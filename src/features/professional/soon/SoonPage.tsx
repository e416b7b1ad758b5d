import { EmptyState } from '#ui/states/EmptyState'

/** Stands for a section that is being prepared. */
export const SoonPage = () => (
  <EmptyState title="Раздел скоро откроется">Мы сообщим о нём в новостях кабинета.</EmptyState>
)
