// Where an app without a server begins.
import { playHere } from "./room.svelte";

playHere();
void import("../main");
