// An IndexedDB: bytes under ordered keys, and the snapshot of Python.

const ENTRIES = "entries";
const SNAPSHOTS = "snapshots";

/** A list of Python. */
interface Copied<T> {
  toJs(): T[];
}

export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name = "dacabo-pocket"): Promise<Database> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ENTRIES);
      opening.result.createObjectStore(SNAPSHOTS);
    };
    return new Database(await result(opening));
  }

  /** All entries from a key to another. */
  async read(first: string, last: string): Promise<[string, Uint8Array][]> {
    const range = IDBKeyRange.bound(first, last);
    const store = this.database.transaction(ENTRIES).objectStore(ENTRIES);
    const [keys, values] = await Promise.all([
      result(store.getAllKeys(range)),
      result(store.getAll(range)),
    ]);
    return keys.map((key, index) => [key as string, values[index] as Uint8Array]);
  }

  /** Delete ranges of keys, each two texts, and put values: all or nothing, and on the disk. */
  async write(...copied: [Copied<string>, Copied<string>, Copied<Uint8Array>]): Promise<void> {
    const ends = copied[0].toJs();
    const keys = copied[1].toJs();
    const values = copied[2].toJs();
    await this.change(ENTRIES, (store) => {
      for (let index = 0; index < ends.length; index += 2) {
        store.delete(IDBKeyRange.bound(ends[index], ends[index + 1]));
      }
      for (const [index, key] of keys.entries()) store.put(values[index], key);
    });
  }

  async snapshot(build: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const store = this.database.transaction(SNAPSHOTS).objectStore(SNAPSHOTS);
    return (await result(store.get(build))) as Uint8Array<ArrayBuffer> | undefined;
  }

  /** Keep the snapshot of a build, instead of all others; undefined forgets them. */
  async keepSnapshot(build: string, snapshot?: Uint8Array): Promise<void> {
    await this.change(SNAPSHOTS, (store) => {
      store.clear();
      if (snapshot) store.put(snapshot, build);
    });
  }

  /** Forget all entries. */
  async clear(): Promise<void> {
    await this.change(ENTRIES, (store) => store.clear());
  }

  private change(name: string, doing: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(name, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(new Error(codeOf(transaction.error)));
      doing(transaction.objectStore(name));
    });
  }
}

function codeOf(error: DOMException | null): string {
  return error?.name === "QuotaExceededError" ? "store-full" : "store-failed";
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(new Error(codeOf(request.error)));
  });
}
