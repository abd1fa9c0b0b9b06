// Where an app without a server begins: first the room, then the app that asks it.
import { start } from ".";

void start().then(() => import("../main"));
