/** A list that this browser keeps, newest first; a damaged entry counts as none. */
export class Shelf<Kept extends { id: string }> {
  constructor(
    private readonly key: string,
    private readonly most: number,
    private readonly isKept: (value: unknown) => value is Kept,
  ) {}

  all(): Kept[] {
    try {
      const parsed: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(parsed) ? parsed.filter(this.isKept) : [];
    } catch {
      return []; // unreadable storage: the list is written anew with the next one
    }
  }
  /** Keeps one as the newest; the oldest go. */
  keep(one: Kept): void {
    this.store([one, ...this.all().filter((other) => other.id !== one.id)].slice(0, this.most));
  }
  forget(id: string): void {
    this.store(this.all().filter((one) => one.id !== id));
  }
  private store(list: readonly Kept[]): void {
    localStorage.setItem(this.key, JSON.stringify(list));
  }
}
