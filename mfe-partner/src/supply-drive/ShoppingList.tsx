import styles from './ShoppingList.module.css';

interface ShoppingListProps {
  items: readonly string[];
}

/** What to collect, with an empty box before each item to tick on paper. */
export function ShoppingList({ items }: ShoppingListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
