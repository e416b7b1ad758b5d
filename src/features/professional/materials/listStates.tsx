import { agreed, type Forms } from '#domain/numbers/counts'
import { EmptyState } from '#ui/states/EmptyState'
import { CardBones } from '../CardBones'

const MATERIALS: Forms = ['материал', 'материала', 'материалов']
const FOUND: Forms = ['Найден', 'Найдено', 'Найдено']

/** Returns 'Найдено 3 материала'. */
export const found = (total: number): string => {
  const { counted, verb } = agreed(total, MATERIALS, FOUND)
  return `${verb} ${counted}`
}

export const ListSkeleton = () => (
  <div className="tiles">
    <CardBones label="Загружаем материалы" cards={6} heights={[96, 24, 16]} />
  </div>
)

export const NothingFound = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="Ничего не нашлось">Измените запрос или выберите другую тему.</EmptyState>
  ) : (
    <EmptyState title="Материалов пока нет">Новые появятся здесь.</EmptyState>
  )
